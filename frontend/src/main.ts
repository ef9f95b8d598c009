import { mount } from "svelte";
import App from "./App.svelte";
import "./style.css";
import { applyTheme } from "./lib/prefs.svelte";
import { startWorker } from "./lib/worker";

applyTheme();
startWorker();
mount(App, { target: document.getElementById("app")! });
