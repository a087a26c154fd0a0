export { default } from './Cardboard.svelte';
