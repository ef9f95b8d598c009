import { mount } from "svelte";
import App from "./App.svelte";
import "./style.css";
import { applyTheme } from "./lib/prefs.svelte";

applyTheme();
mount(App, { target: document.getElementById("app")! });
