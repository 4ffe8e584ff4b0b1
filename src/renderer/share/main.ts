/** The entry of a saved match: one page that holds its game, its rules and one record, and needs nothing else. */
import { mount } from 'svelte'
import { rules, presentation } from 'virtual:saved-game'
import '../ui/look/tokens.css'
import '../ui/look/base.css'
import '../ui/look/keyframes.css'
import { readWords } from '../words/index.svelte'
import { saved } from './saved'
import SavedPage from './SavedPage.svelte'

void readWords().then(() =>
  mount(SavedPage, { target: document.getElementById('app')!, props: { saved, rules, presentation } }),
)
