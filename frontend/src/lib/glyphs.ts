// Our own signs of the page on a 24 x 24 grid: strokes only, so that they take the colour of the text around them.
// Measures and kinds of cards are filled icons (emblems.json).

export const GLYPHS: Record<string, string> = {
  revolution: "M6 21V4 M6 4c4-2 7 2 12 0v9c-5 2-8-2-12 0",
  stage: "M5 5h14v14H5z M5 12h14",
  // the page
  undo: "M8 5 4 9l4 4 M4 9h9a6 6 0 0 1 0 12h-3",
  redo: "M16 5l4 4-4 4 M20 9h-9a6 6 0 0 0 0 12h3",
  close: "M5 5l14 14 M19 5 5 19",
  check: "M4 13l5 5L20 6",
  eye: "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7z M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6z",
  warning: "M12 3 2 21h20z M12 10v5 M12 18v.01",
  cards: "M4 6h10v14H4z M8 6V3h12v14h-6",
  book: "M5 4h12c1 0 2 1 2 2v14H7c-1 0-2-1-2-2z M5 18c0-1 1-2 2-2h12",
  help: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z M9.5 9.500c0-3 5-3 5 0 0 2-2.5 2-2.5 4 M12 17v.01",
  sun: "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8z M12 2v3 M12 19v3 M2 12h3 M19 12h3 M5 5l2 2 M17 17l2 2 M19 5l-2 2 M7 17l-2 2",
  moon: "M20 14A8 8 0 1 1 10 4a6.5 6.5 0 0 0 10 10z",
  auto: "M12 3a9 9 0 1 0 0 18z M12 3a9 9 0 0 1 0 18",
  home: "M4 11l8-7 8 7v9H4z M10 20v-6h4v6",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  first: "M18 5l-7 7 7 7 M6 5v14",
  last: "M6 5l7 7-7 7 M18 5v14",
  play: "M7 4l13 8-13 8z",
  pause: "M7 5v14 M17 5v14",
  link: "M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1 1 M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l1-1",
  download: "M12 3v12 M7 11l5 5 5-5 M4 20h16",
  person: "M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8z M4 21c0-5 3-7 8-7s8 2 8 7z",
  bot: "M5 9h14v10H5z M12 9V5 M9 13v2 M15 13v2 M12 4v.01 M2 13v3 M22 13v3",
  sweep: "M6 18 18 6 M6 6l12 12",
  menu: "M4 7h16 M4 12h16 M4 17h16",
  more: "M5 12h.01 M12 12h.01 M19 12h.01",
};
