declare module "virtual:measures" {
  const paths: Record<string, string>; // by measure, on a grid of 512
  export default paths;
}
