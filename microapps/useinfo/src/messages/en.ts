import type { Translation } from '@wallet/kit/messages';

export const messages: Translation<typeof import('./ko.ts').messages> = {
  title: 'Register for the wallet',
  lead: 'The wallet needs you to register',
  text: 'The app knows who you are already: all that is missing is your consent to the terms.',
  notice: 'You become a wallet member with what the app you are signed in to knows of you.',
  outsideText: 'You’re not a wallet member yet. Sign up, or sign in if you are.',
  register: 'Agree and register',
  signUp: 'Sign up',
  signIn: 'Sign in',
  memberLead: 'You’re a wallet member already',
  memberText: 'You can use the wallet right away.',
  againText: 'Sign in again.',
  home: 'Wallet home',
  gains: 'One wallet for all of this',
  gain: {
    card: { title: 'IDs', text: 'Show your ID and licenses' },
    point: { title: 'Points and payments', text: 'As good as cash, in shops and abroad' },
    booking: { title: 'Bookings', text: 'Forests, trains and museums' },
    coupon: { title: 'Coupons', text: 'All your coupons in one place' },
  },
  refusals: {
    alreadyMember: 'You’re a member already. Sign in.',
    memberDormant: 'Your account hasn’t been used for long. Wake it up first.',
    memberNotFound: 'We couldn’t find you. Sign up with your phone.',
    guardianNeeded: 'Under 14, a guardian’s consent is needed.',
    notAgreed: 'Agree to all required terms.',
  },
};
