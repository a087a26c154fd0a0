import { mount } from 'svelte';
import '../src/style/fonts.css';
import '../src/style/page.css';
import Fixture from './Fixture.svelte';
import type { Fixture as Shape } from './fixture.ts';

/** `/dev.html?fixture=NAME&lang=de&theme=dark&plain=1&speed=0`: a table drawn from a fixture, for looking at it. */
const query = new URLSearchParams(location.search);
const files = import.meta.glob<Shape>('../fixtures/{arnak,quetzal}-*.json', { import: 'default' });
const name = query.get('fixture');
const file = name === null ? undefined : files[`../fixtures/${name}.json`];
const target = document.getElementById('app')!;

if (file === undefined) {
  for (const path of Object.keys(files)) {
    const link = document.createElement('a');
    link.textContent = path.replace(/.*\/(.*)\.json/, '$1');
    link.href = `?fixture=${link.textContent}`;
    target.append(link, document.createElement('br'));
  }
} else mount(Fixture, { target, props: { fixture: await file(), query } });
