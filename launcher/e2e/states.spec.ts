import { action, checkEveryState } from '@wallet/mocks/e2e';

const at = '/main/FMA10000';

checkEveryState('launcher', {
  'the settings of a member': {
    at: '/main/FMA11000',
    reach: (page) => action(page, 'menu').click(),
    shows: '[data-action="logout"]',
  },
  'the card settings': {
    at,
    reach: (page) => action(page, 'cardSettings').click(),
    shows: '[data-screen="FMA16100"] [data-setting="book"]',
  },
  'the menu of cards': {
    at,
    persona: 'groupKC0',
    reach: (page) => action(page, 'cardMenu').click(),
    shows: 'dialog[open]',
  },
});
