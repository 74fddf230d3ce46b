const words = {
  enterIdPassword: 'enter ID/password',
  noCi: 'There is no ci!',
};

/** A login that was not even tried: something to sign in with is missing (1-shell s5, R289, R290, E33). */
export class LoginError extends Error {
  readonly messageId: keyof typeof words;

  constructor(messageId: keyof typeof words) {
    super(words[messageId]);
    this.name = 'LoginError';
    this.messageId = messageId;
  }
}
