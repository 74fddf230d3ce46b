import { clockText, formatMoney, spokenDay } from '@wallet/kit/format';
import type { Translation } from '@wallet/kit/messages';

const day = (date: string) => spokenDay(date, 'en');
const clock = (time: string) => clockText(`20000101${time.replace(':', '')}00`, 'en').replace(':00', '');
/** The half of the day is said once where both ends lie in it. */
const span = (from: string, to: string) => `${clock(from).replace(clock(to).slice(-3), '')}–${clock(to)}`;
const windows = { AM: 'Morning, 9 AM–1 PM', PM: 'Afternoon, 1–6 PM' } as const;
const halves = { AM: 'morning', PM: 'afternoon' } as const;

export const messages: Translation<typeof import('./ko.ts').messages> = {
  price: ({ amount }) => (amount === 0 ? 'Free' : `₩${formatMoney(amount)}`),
  when: ({ date, time, ends, nights = 0 }) =>
    `${day(date)} ${ends ? span(time, ends) : clock(time)}${nights > 0 ? ` · ${nights} night` : ''}`,
  persons: ({ count }) => (count === 1 ? '1 person' : `${count} persons`),
  unit: '',
  total: 'To pay',
  next: 'Next',
  book: 'Book',
  pay: ({ amount }) => `Pay ₩${formatMoney(amount)}`,
  cancel: 'Cancel the booking',
  refund: 'Refunded',
  fee: 'Fee',
  fees: 'Cancellation fees',
  noFee: 'The fee isn’t known, so nothing can be cancelled now. Try later.',
  code: 'QR code for the gate',
  people: 'Who comes',
  proof: 'Show proof of a reduction at the gate.',
  kinds: {
    adult: 'Adults',
    youth: 'Youths (13–18)',
    child: 'Children (7–12)',
    free: 'Free (under 7, 65+, disabled, veterans)',
  },
  groups: { PERSON: 'Individuals', FAMILY: 'Family', GROUP: 'Group' },
  states: {
    held: 'To be paid',
    late: 'Not paid in time',
    booked: 'Booked',
    used: 'Visited',
    missed: 'Day is over',
    cancelled: 'Cancelled',
    closedBySite: 'Called off',
  },
  ended: {
    closedBySite: 'It’s closed because of snow. All that was paid is refunded.',
    missed: 'The booked day is over.',
    late: 'It wasn’t paid in time, so nothing is booked.',
    lateBack: 'It wasn’t paid in time, so nothing is booked. Your payment was refunded.',
  },
  bring: {
    gwangneung: 'Show the QR code at the gate. No bicycles, kick boards, drones or pets.',
    sejong: 'Show the QR code at the gate, with proof of a reduction.',
    baekdu: 'Whoever booked comes with an ID.',
  },
  facts: {
    where: 'Arboretum',
    what: 'Booking',
    when: 'When',
    car: 'Number plate',
    name: 'Name',
    phone: 'Mobile number',
    count: 'Persons',
    full: 'Before reductions',
  },
  gone: {
    booking: {
      title: 'This booking wasn’t found',
      description: 'Open it from my bookings again.',
      action: 'See my bookings',
    },
    course: {
      title: 'This class wasn’t found',
      description: 'Choose it from the list again.',
      action: 'See classes',
    },
  },
  home: {
    ask: 'Which arboretum\nwill it be?',
    sites: 'Arboreta',
    open: 'Open',
    hours: ({ state, opens, closes }) =>
      ({
        open: `Open until ${clock(closes)}`,
        shut: `Closed now · Open ${clock(opens)} to ${clock(closes)}`,
        rest: 'Closed today',
      })[state],
    about: {
      gwangneung: 'A forest for booked cars only',
      sejong: 'Glasshouse, gardens and classes',
      baekdu: 'Tiger forest, and a night in the garden',
    },
    reserve: 'Book Gwangneung',
    next: 'Next',
    free: ({ date }) => `Entry to Gwangneung is free on ${day(date)}. Parking is paid.`,
    bookings: 'My bookings',
  },
  dayAsk: 'When will it be?',
  car: {
    only: 'Only booked cars can enter Gwangneung.',
    opens: 'Booking opens 30 days before, at midnight.',
    free: 'Entry is free on this day. Parking is paid.',
    window: 'When to come in',
    left: ({ time, left }) => (left <= 10 ? `${windows[time]} · ${left} left` : windows[time]),
    windows: ({ windows: all }) =>
      all
        .map(({ time, left }) =>
          left === 0 ? `Nothing is left in the ${halves[time]}.` : `${left} left in the ${halves[time]}.`,
        )
        .join(' '),
    kind: 'Car',
    example: '12가3456',
    entry: 'Entry',
    parking: 'Parking',
  },
  sejong: {
    classes: 'See classes',
    session: 'Glasshouse',
    time: ({ number, time, left }) =>
      number === '0' ? 'Garden only' : left <= 10 ? `${clock(time)} · ${left} left` : clock(time),
    garden: 'The garden without the glasshouse is half price.',
  },
  course: {
    list: 'Classes',
    none: 'No classes now',
    noneHint: 'New classes are shown here.',
    left: ({ left }) => (left > 0 ? `${left} left` : 'Sold out'),
    group: 'Who comes?',
    entry: 'Entry is paid on top.',
    stays: 'Night',
    stay: { Y: 'With a room', N: 'Class only' },
    noRooms: 'No rooms are left. The class alone can be booked.',
    roomType: 'Room',
    room: ({ guests, price }) => `For ${guests}, ₩${formatMoney(price)}`,
    rooms: 'Rooms',
    money: 'Class',
    roomMoney: 'Rooms',
  },
  bookings: {
    none: 'No bookings yet',
    noneHint: 'What you book is shown here.',
    find: 'See arboreta',
    coming: 'Coming up',
    past: 'Past',
  },
  change: { open: 'Change car or time', save: 'Change', done: 'It’s changed.' },
  test: { call: 'Call', send: 'Send', answer: 'Answer', store: 'Stored reservation info', none: 'empty' },
  refusals: {
    notFound: 'It wasn’t found. Choose anew.',
    plate: 'Check the number plate.',
    day: 'Booking opens 30 days before, at midnight.',
    count: 'Check how many come.',
    twice: 'You have a booking for this day. Change it in my bookings.',
    left: 'It was taken meanwhile. Choose another time.',
    room: 'No rooms are left. The class alone can be booked.',
    guests: 'There are more persons than beds. Add a room.',
    price: 'The price has changed. Check it again.',
    late: 'The time to pay is over. Choose again.',
    terms: 'Agree to the terms.',
    began: 'It has begun, so it can’t be changed or cancelled.',
    noCancel: 'This booking can’t be cancelled.',
    fee: 'The fee has changed. Check it again.',
  },
};
