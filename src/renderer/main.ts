import { mount } from 'svelte'
import './look/tokens.css'
import './look/base.css'
import App from './App.svelte'
import { takeCodes } from './connection/wayBack'

const codes = takeCodes()
mount(App, { target: document.getElementById('app')!, props: { codes } })
