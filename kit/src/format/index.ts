export { isWalletPath, outsideAddress } from './addresses.ts';
export { airportTerminal } from './airportTerminal.ts';
export { expandBirth, isForeigner, isOfAge } from './birth.ts';
export { wireDeviceId } from './deviceId.ts';
export { codeIn, digitsOf, phoneFigures } from './digits.ts';
export { byDistance, distanceBetween, distanceText, type Place } from './distance.ts';
export { isEasyPin } from './easyPin.ts';
export {
  clockText,
  type DateLike,
  dayOfMonthText,
  dayText,
  formatDate,
  formatDateTime,
  formatServerTime,
  formatTime,
  momentText,
  monthText,
  wireDate,
} from './formatDate.ts';
export { type Amount, formatCount, formatMoney } from './formatMoney.ts';
export {
  type HistoryFilter,
  type HistoryPeriod,
  historyDays,
  historyPeriods,
  longestHistoryWords,
  oldestHistoryDay,
  readHistoryFilter,
} from './historyFilter.ts';
export { isolated, withoutBidi } from './isolated.ts';
export { langOf } from './langOf.ts';
export {
  accountEnd,
  maskAccount,
  maskAddress,
  maskEmail,
  maskId,
  maskName,
  maskNationalId,
  maskPhone,
} from './masks.ts';
export {
  type ConversionRate,
  type Currency,
  convertMinorUnits,
  currencyDecimals,
  fromMinorUnits,
  isCurrency,
  toMinorUnits,
} from './minorUnits.ts';
export { phoneText } from './phoneText.ts';
export { dense, plain } from './plain.ts';
export {
  formatRate,
  type RateChange,
  type RateMove,
  type RateSpan,
  rateChange,
  rateHundredths,
  rateMove,
  type Spread,
  spreadRate,
} from './rates.ts';
export {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  instantOf,
  monthsBack,
  type SeoulTime,
  seoulInstant,
  seoulTime,
  weekday,
} from './seoulDate.ts';
export { clockInSeoul, isCalendarDate, shortDay, spokenDay, todaySeoul } from './today.ts';
export {
  defaultMinimumOs,
  defaultMinimumVersion,
  isOsAtLeast,
  isVersionAtLeast,
  usesNewHeader,
} from './version.ts';
export { nextYesNo, type YesNo } from './yesNo.ts';
