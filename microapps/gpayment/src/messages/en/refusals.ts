/** Why something was refused, and what can be done about it. */
export const refusals = {
  refusals: {
    transferNumberWrong:
      'That number is not right. Look for the 4 digits after the name of the sender of the 1 won.',
    accountCheckOver: 'This check has ended or run out of time. Please begin it again.',
    passwordsDiffer: 'The two passwords are not the same. Please begin again.',
    passwordWeak: 'Repeated digits and digits in a row cannot be used. Please choose another number.',
    rateUnknown: 'There is no exchange rate for this currency.',
    payTermsMissing: 'Please agree to the required terms.',
    notPayUser: 'Please join Pay abroad first.',
    inquiryUnknown: 'This question has been deleted already.',
    transactionUnknown: 'This transaction cannot be found.',
    callNotAnswered: 'The call is not finished yet. Answer it, press the number and check again.',
    accountUnknown: 'This account is not in your name, or its number is wrong.',
    accountNotProved: 'An account of another bank has to be checked first.',
    pinWrong: 'The present payment password is not right. Please enter it again.',
    pinLocked: 'The payment password was wrong five times and is locked. Show who you are and set a new one.',
    proofMissing: 'To change the payment password enter the present one or show who you are.',
    passwordSame: 'Choose a payment password that differs from the present one.',
    notEnough: 'There is not enough money. Choose something else to pay from, or top it up.',
    partnerRefused: 'The shop’s side has refused. Please pay in another way.',
    badAmount: 'This amount cannot be used. Please check it.',
    badMeans: 'You cannot pay from this here. Please choose something else.',
  },
};
