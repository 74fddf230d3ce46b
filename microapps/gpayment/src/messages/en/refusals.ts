/** Why something was refused, and what can be done about it. */
export const refusals = {
  refusals: {
    transferNumberWrong:
      'That number isn’t right. Look for the 4 digits after the name of the sender of the ₩1.',
    accountCheckOver: 'This check has ended or run out of time. Begin it again.',
    passwordsDiffer: 'The two passwords aren’t the same. Begin again.',
    passwordWeak: 'Repeated digits and digits in a row can’t be used. Choose another number.',
    rateUnknown: 'There’s no exchange rate for this currency.',
    payTermsMissing: 'Agree to the required terms.',
    notPayUser: 'Join Pay abroad first.',
    inquiryUnknown: 'This question has been deleted already.',
    transactionUnknown: 'This transaction can’t be found.',
    callNotAnswered: 'The call isn’t finished yet. Answer it, press the number and check again.',
    accountUnknown: 'This account isn’t in your name, or its number is wrong.',
    accountNotProved: 'An account of another bank has to be checked first.',
    pinWrong: 'The current payment password isn’t right. Enter it again.',
    pinLocked:
      'The payment password was wrong five times and is locked. Verify your identity and set a new one.',
    proofMissing: 'To change the payment password enter the current one or verify your identity.',
    passwordSame: 'Choose a payment password that differs from the current one.',
    notEnough: 'There isn’t enough money. Choose something else to pay from, or top it up.',
    partnerRefused: 'The shop’s side has refused. Pay in another way.',
    badAmount: 'This amount can’t be used. Check it.',
    badMeans: 'You can’t pay from this here. Choose something else.',
  },
};
