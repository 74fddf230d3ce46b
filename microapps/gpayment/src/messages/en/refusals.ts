/** Why something was refused, and what can be done about it. */
export const refusals = {
  refusals: {
    transferNumberWrong:
      'That number isn’t right. Look for the 4 digits after the name of the sender of the ₩1.',
    accountCheckOver: 'This check has expired. Start again.',
    passwordsDiffer: 'The passwords don’t match. Start again.',
    passwordWeak: 'Don’t use repeated digits or digits in a row. Choose another number.',
    rateUnknown: 'There’s no exchange rate for this currency.',
    payTermsMissing: 'Agree to the required terms.',
    notPayUser: 'Join Pay abroad first.',
    inquiryUnknown: 'This question was already deleted.',
    transactionUnknown: 'This transaction can’t be found.',
    callNotAnswered: 'The call isn’t finished yet. Answer it, press the number and check again.',
    accountUnknown: 'This account isn’t in your name, or its number is wrong.',
    accountNotProved: 'Verify your account at the other bank first.',
    pinWrong: 'That’s not your current payment password. Enter it again.',
    pinLocked:
      'The payment password was wrong five times and is locked. Verify your identity and set a new one.',
    proofMissing: 'Enter your current payment password or verify your identity to change it.',
    passwordSame: 'Choose a payment password you’re not using now.',
    notEnough: 'Not enough balance. Pay another way, or top up.',
    partnerRefused: 'The shop declined this. Pay another way.',
    badAmount: 'Check the amount.',
    badMeans: 'You can’t pay with this here. Choose another way.',
    priceEnded: 'The price has expired, so nothing was paid. Check the new price.',
    rateEnded: 'The rate has expired. Scan the code again.',
  },
};
