/** The entry of a shared match: one page that holds its game, its rules and one record, and needs nothing else. */
import { mount } from 'svelte'
import { rules, presentation } from 'virtual:shared-game'
import '../ui/look/tokens.css'
import '../ui/look/base.css'
import '../ui/look/keyframes.css'
import { readWords } from '../words/index.svelte'
import { shared } from './shared'
import SharedPage from './SharedPage.svelte'

void readWords().then(() =>
  mount(SharedPage, { target: document.getElementById('app')!, props: { shared, rules, presentation } }),
)
