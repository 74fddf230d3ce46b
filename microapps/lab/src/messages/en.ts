import type { Translation } from '@wallet/kit/messages';

export const messages: Translation<typeof import('./ko.ts').messages> = {
  lab: {
    title: 'Lab',
    ask: 'Be first to try\nwhat’s new',
    lead: 'Try new features early and tell us what you think.',
    list: 'Experiments',
    empty: 'No experiment is running',
    emptyHint: 'New ones are on their way.',
    home: 'Home',
  },
  states: { open: 'Open', soon: 'Coming soon', over: 'Ended' },
  tried: 'Trying',
  content: {
    since: ({ date }) => `You have been trying this since ${date}.`,
    notice: 'Experiments may change or end without notice.',
    start: 'Try it',
    stop: 'Stop trying',
    stopAsk: 'Stop trying this?\nWe keep the opinion you gave.',
    yes: 'Stop',
    no: 'Cancel',
    started: 'You’re trying it now.',
    stopped: 'You no longer try it.',
    soon: 'Not ready yet. A notification will tell you when it is.',
    over: 'This experiment has ended. Thank you for taking part.',
    all: 'All experiments',
    event: 'There is an event for this experiment.',
    openEvent: 'See the event',
  },
  opinion: {
    title: 'Your opinion',
    score: 'How do you like it?',
    scores: { 5: 'Very much', 4: 'I like it', 3: 'It’s all right', 2: 'Not so much', 1: 'Not at all' },
    text: 'Opinion (optional)',
    textHint: 'Up to 200 characters. Leave out personal data.',
    submit: 'Send opinion',
    again: 'Change opinion',
    sent: 'Thank you for your opinion.',
  },
  nothing: {
    content: {
      title: 'This experiment isn’t here',
      description: 'It has ended, or its address has changed.',
      action: 'All experiments',
    },
  },
};
