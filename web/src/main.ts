import { mount } from 'svelte';
import App from './App.svelte';
import { renewWhenMissing } from './lib/renewal.ts';
import './style/fonts.css';
import './style/page.css';

renewWhenMissing();
mount(App, { target: document.getElementById('app')! });
