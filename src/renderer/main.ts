import { mount } from 'svelte'
import './ui/look/tokens.css'
import './ui/look/base.css'
import './ui/look/keyframes.css'
import App from './App.svelte'
import { takeLuggage } from './connection/wayBack'
import { readWords } from './words/index.svelte'

const luggage = takeLuggage()
void readWords().then(() => mount(App, { target: document.getElementById('app')!, props: { luggage } }))
