import type { Translation } from '@wallet/kit/messages';

export const messages: Translation<typeof import('./ko.ts').messages> = {
  title: 'Sign in',
  lead: 'Sign in with your phone number',
  text: 'Enter the phone number and the password you registered with the wallet.',
  phone: 'Phone number',
  phoneHint: 'Digits are enough.',
  password: 'Password',
  submit: 'Sign in',
};
