import { mount } from 'svelte'
import './ui/look/tokens.css'
import './ui/look/base.css'
import './ui/look/keyframes.css'
import App from './App.svelte'
import { mendMissingParts, thisPage } from './connection/missingParts'
import { takeLuggage } from './connection/wayBack'
import { readWords } from './words/index.svelte'

const luggage = takeLuggage()
mendMissingParts(thisPage())
void readWords().then(() => mount(App, { target: document.getElementById('app')!, props: { luggage } }))
