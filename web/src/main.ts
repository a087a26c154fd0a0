import { mount } from 'svelte';
import App from './App.svelte';
import './style/fonts.css';
import './style/page.css';

mount(App, { target: document.getElementById('app')! });
