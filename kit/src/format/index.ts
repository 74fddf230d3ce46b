export { airportTerminal } from './airportTerminal.ts';
export { expandBirth, isForeigner, isOfAge } from './birth.ts';
export { wireDeviceId } from './deviceId.ts';
export {
  type DateLike,
  formatDate,
  formatDateTime,
  formatServerTime,
  formatTime,
  wireDate,
} from './formatDate.ts';
export { type Amount, formatCount, formatMoney } from './formatMoney.ts';
export {
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
export {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  isCalendarDate,
  type SeoulTime,
  seoulInstant,
  seoulTime,
  todaySeoul,
  weekday,
} from './seoulDate.ts';
export {
  defaultMinimumOs,
  defaultMinimumVersion,
  isOsAtLeast,
  isVersionAtLeast,
  usesNewHeader,
} from './version.ts';
export { nextYesNo, type YesNo } from './yesNo.ts';
