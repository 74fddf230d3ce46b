import type { Translation } from '@wallet/kit/messages';

export const messages: Translation<typeof import('./ko.ts').messages> = {
  title: 'Register for the wallet',
  lead: 'The wallet needs you to register',
  text: 'The app knows who you are already: all that is missing is your consent to the terms.',
  notice: 'You become a wallet member with what the app you are signed in to knows of you.',
  outsideText: 'You are not a wallet member yet. Please sign up, or sign in if you are.',
  register: 'Agree and register',
  signUp: 'Sign up',
  signIn: 'Sign in',
  memberLead: 'You are a wallet member already',
  memberText: 'You can use the wallet at once.',
  againText: 'Please sign in again.',
  home: 'Wallet main',
  gains: 'One wallet for all of this',
  gain: {
    card: { title: 'IDs', text: 'Show your ID and licences' },
    point: { title: 'Points and payments', text: 'As good as cash, in shops and abroad' },
    booking: { title: 'Bookings', text: 'Forests, trains and museums' },
    coupon: { title: 'Coupons', text: 'All your coupons in one place' },
  },
  refusals: {
    alreadyMember: 'You are a member already. Please sign in.',
    memberDormant: 'Your account has not been used for long. Please wake it up first.',
    memberNotFound: 'We could not find you. Please sign up with your phone.',
    guardianNeeded: 'Under 14, a guardian’s consent is needed.',
    notAgreed: 'Please agree to all required terms.',
  },
};
