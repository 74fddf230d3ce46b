import { checkEveryState } from '../../.tools/e2e/everyState.ts';
import { action } from '../../.tools/e2e/page.ts';

const at = '/main/FMA10000';

checkEveryState('launcher', {
  'the menu of a member': {
    at,
    reach: (page) => action(page, 'menu').click(),
    shows: '[data-action="logout"]',
  },
  'the card settings': {
    at,
    reach: (page) => action(page, 'cardSettings').click(),
    shows: 'dialog[open] [data-action="submit"]',
  },
  'the menu of cards': {
    at,
    persona: 'groupKC0',
    reach: (page) => action(page, 'cardMenu').click(),
    shows: 'dialog[open]',
  },
});
