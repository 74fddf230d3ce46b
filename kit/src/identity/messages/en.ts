import type { messages as korean } from './ko.ts';

/** What identity says in English. */
export const messages: typeof korean = {
  card: {
    states: {
      valid: 'Valid',
      pending: 'Waiting to be issued',
      due: 'Renewal is due',
      suspended: 'Suspended',
      expired: 'Expired',
      revoked: 'Revoked',
    },
    open: 'Show large',
    enlarge: ({ title }) => `Enlarge: ${title}`,
    photo: ({ name }) => `Photo of ${name}`,
    live: 'Live screen',
    covered: 'The card is hidden to keep it safe',
  },
  pin: {
    fresh: 'New password',
    freshHint: 'Birth dates and runs of digits are not allowed.',
    again: 'Once more',
    againHint: 'Please enter the same password again.',
    wrong: ({ left }) =>
      `That is not the password. You can try ${left} more ${left === 1 ? 'time' : 'times'}.`,
    lockedTitle: 'Five wrong tries',
    locked: 'Prove who you are and set it anew.',
    reset: 'Prove who I am and set it anew',
  },
  face: {
    title: 'A look at your face',
    rules: [
      'Look straight ahead in a bright place.',
      'Take off mask and sunglasses.',
      'Fill the screen with your face.',
    ],
    start: 'Take a picture of my face',
    again: 'Take it again',
    picture: 'Use the camera',
    failed: 'No picture was taken. Please try again.',
    enough: 'Five tries did not work',
    enoughHint: 'Please prove who you are in another way.',
    other: 'Use another way',
    problems: {
      mismatch: 'This is not the face on record. Please take the picture yourself.',
      fraud: 'Please take a picture of your face, not of a photo or a screen.',
      covered: 'Please take off mask or sunglasses.',
      eyesHidden: 'Your eyes cannot be seen. Please move hair or glasses aside.',
      eyesClosed: 'Please keep your eyes open.',
      idMismatch: 'This is not the face on the ID. Please check that the ID is yours.',
      tooSmall: 'Your face is too small. Please come closer.',
      offCentre: 'Please bring your face to the middle.',
      blurry: 'The picture is blurry. Please hold still.',
      notLive: 'It could not be seen that you are there. Please try again in a bright place.',
    },
  },
  document: {
    start: 'Scan my ID',
    again: 'Scan it again',
    rules: [
      'Have the original ID at hand. Copies do not work.',
      'Put it on a dark surface without reflections.',
      'Show all four corners.',
    ],
    failed: 'The ID could not be read. Please try again in a bright place.',
    denied: 'The camera cannot be used. Please allow it in the settings of your phone.',
    appOnly: 'IDs are scanned in the app',
    appOnlyHint: 'Please go on in the wallet app.',
  },
};
