import { clockText, formatMoney, weekday } from '@wallet/kit/format';
import { type Colour, type Due, type DueKind, type Kind, monthsOld } from '../model/animal.ts';

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const day = ({ on }: { on: string }) =>
  `${weekdays[weekday(on)]}, ${monthNames[Number(on.slice(4, 6)) - 1]} ${Number(on.slice(6, 8))}`;
const clock = (time: string) => clockText(`20000101${time.slice(0, 4)}00`, 'en').replace(':00', '');
const many = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
const age = (birth: string, today: string) => {
  const months = monthsOld(birth, today);
  if (months < 1) return 'under a month';
  return months < 24 ? many(months, 'month') : many(Math.floor(months / 12), 'year');
};
const dues: Readonly<Record<DueKind, string>> = {
  register: 'registration',
  lost: 'lost report',
  rabies: 'rabies shot',

  combined: 'combined shot',
  heartworm: 'heartworm medicine',
};
const left = (days: number) =>
  days === 0 ? 'Until today' : days > 0 ? `${many(days, 'day')} left` : `${many(-days, 'day')} late`;
const moment = (at: string) => {
  const hour = Number(at.slice(8, 10));
  const part = hour < 11 ? 'morning' : hour < 16 ? 'midday' : hour < 21 ? 'evening' : 'night';
  return `${day({ on: at.slice(0, 8) })}, ${part}`;
};
const kinds = { all: 'All', dog: 'Dog', cat: 'Cat' };
const colours = {
  all: 'All',
  white: 'White',
  brown: 'Brown',
  yellow: 'Yellow',
  black: 'Black',

  gray: 'Gray',
  cheese: 'Ginger',
  mixed: 'Several',
};
interface Looks {
  name: string;
  kind: Kind;
  breed: string;
  colour: Colour;
}
interface Named {
  name: string;
}

export const messages = {
  dayOf: day,

  next: 'Next',
  done: 'Done',
  copied: 'Link copied',
  day,
  when: ({ at }: { at: string }) => moment(at),
  kinds,
  colours,
  sexes: { male: 'Male', female: 'Female' },
  sex: ({ sex, isNeutered }: { sex: 'male' | 'female'; isNeutered: boolean }) =>
    `${sex === 'male' ? 'Male' : 'Female'}${isNeutered ? ', neutered' : ''}`,
  tags: { chip: 'Chip', tag: 'Tag' },
  states: {
    none: 'Not registered',
    applied: 'Applied',
    registered: 'Registered',
    lost: 'Lost',
    dead: 'Kept',
  },
  about: ({ kind, breed, birth, today }: { kind: Kind; breed: string; birth: string; today: string }) =>
    `${breed || kinds[kind]} · ${age(birth, today)}`,
  kept: ({ name }: Named) => `We keep ${name}’s record.`,
  due: ({ name, kind }: Due) => `${name}: ${dues[kind]}`,
  days: ({ days }: Due) => left(days),
  dueText: ({ kind, days, on }: Due) => {
    if (kind === 'lost')
      return days < 0
        ? 'The time to report is over. Report the loss now all the same.'
        : `A loss has to be reported within 10 days. ${days === 0 ? 'Today is the last one.' : `${many(days, 'day')} left.`}`;
    if (kind === 'register')
      return days < 0
        ? 'The time to register is over. Registering now keeps the fine low.'
        : `Dogs are registered within 30 days of their second month: until ${day({ on })}.`;
    return days < 0 ? `Was due on ${day({ on })}. Ask your vet.` : `Due by ${day({ on })}.`;
  },
  doDue: {
    register: 'Register',
    lost: 'Report the loss',
    rabies: 'Note the shot',

    combined: 'Record the shot',
    heartworm: 'Record the dose',
  },
  doors: { applications: 'Applications', changes: 'Changes', lost: 'Lost and found', guide: 'Guide' },
  facts: {
    name: 'Name',
    animal: 'Name of the animal',
    kind: 'Type',
    breed: 'Breed',
    sex: 'Sex',
    neutered: 'Neutered',

    birth: 'Born on',
    colour: 'Color',
    tag: 'Mark',
    owner: 'Owner',
    phone: 'Phone',

    address: 'Address',
    registeredOn: 'Registered on',
    number: 'Number',
    agency: 'Agency',
    visit: 'Visit',

    receipt: 'Receipt number',
    sentOn: 'Applied on',
    agencyPhone: 'Agency’s phone',
    to: 'To',
    until: 'Until',
    region: 'District',
  },
  gone: {
    animal: {
      title: 'No such animal',
      description: 'Choose one from the list again.',
      action: 'See the list',
    },
    offer: { title: 'No such change of owner', description: 'Check the link again.', action: 'See changes' },
    offerOver: {
      accepted: { title: 'Already accepted', description: 'See your animals.', action: 'See my animals' },
      recalled: {
        title: 'The sender took it back',
        description: 'Ask them to send it again.',
        action: 'See my animals',
      },
      lapsed: {
        title: 'The 7 days are over',
        description: 'Ask them to send it again.',
        action: 'See my animals',
      },
    },
    report: {
      title: 'No such notice',
      description: 'Look for it in the list again.',
      action: 'See the list',
    },
  },
  home: {
    add: 'Add',

    promise: 'Make it part of the family',
    allDone: 'Nothing to do for now',
    animals: 'My animals',

    later: 'Next',
    doors: 'Go to',
    count: ({ count }: { count: number }) => String(count),

    register: 'Register an animal',
    why: 'Why register',
    reasons: [
      { title: 'Found when lost', text: 'Its number leads back to you.' },
      { title: 'No fine', text: 'Dogs are registered within 30 days of their second month.' },
      { title: 'Card and shots in one place', text: 'Show them at the vet on your screen.' },
    ],
    offered: ({ from, name }: { from: string; name: string }) => `${from} offers you ${name}.`,

    openOffer: 'See',
    refused: 'An application came back. See your applications.',
  },
  card: {
    issuer: 'National animal register',
    title: 'Registration card',
    code: 'QR code of the registration',
    codeHint: 'Show it to the vet. The code says nothing about you.',
    offline: ({ at }: { at: string }) => `You’re offline. This is what you saw at ${at}.`,
    notYet: {
      none: ({ name }: Named) => `${name} isn’t registered yet`,
      applied: ({ name }: Named) => `${name} is being registered`,
    },
    notYetHint: { none: 'The card comes with the registration.', applied: 'The card comes when it’s done.' },
    lost: 'It’s lost',
  },
  shots: {
    title: 'Shots',
    names: { rabies: 'Rabies', combined: 'Combined', heartworm: 'Heartworm' },
    rules: {
      rabies: 'From 3 months, once a year',
      combined: 'Every 2 to 3 weeks from week 6 to 16, then once a year',
      heartworm: 'Once a month',
    },
    next: ({ on }: { on: string }) => `Next ${day({ on })}`,
    write: 'Note',
    done: {
      rabies: 'Note a rabies shot',
      combined: 'Note a combined shot',
      heartworm: 'Note a heartworm dose',
    },

    doneOn: 'Given on',
    keep: 'Note it',
    kept: 'Noted',
  },
  start: {
    kind: 'Which animal?',
    forOne: ({ name }: Named) => `This registers ${name}`,
    must: {
      dog: 'Dogs have to be registered within 30 days of their second month.',
      cat: 'Cats can be registered if you like.',
    },

    freeMonth: 'Now is a time when registering late costs no fine.',
    way: 'How?',
    ways: {
      newChip: { title: 'A new chip', text: 'At a vet · ₩30,000 to ₩80,000' },
      hasChip: { title: 'There is a chip', text: 'Registered by its number' },
      tag: { title: 'A tag', text: 'On the collar · ₩8,000 to ₩30,000' },
    },
    bring: 'What to bring',
    brings: {
      newChip: ['Your ID', 'The animal', 'The cost of the chip'],
      hasChip: ['A paper or barcode with the number', 'Your ID', 'The animal, if it’s the first time'],
      tag: ['Your ID', 'The animal, if it’s the first time', 'The cost of the tag'],
    },
  },
  intro: {
    title: 'Four steps and it’s done',
    text: 'Apply in the wallet, then visit once on the day you booked.',
    steps: 'The steps',
    stepTexts: [
      'Check the owner',
      'Tell about the animal, with a photo',
      'Book a vet and a day',
      'The town approves, the card is yours',
    ],

    time: 'After the visit the town takes about 3 days.',
    again: 'Don’t show again',
    next: 'Begin',
  },
  owner: {
    title: 'Check who you are',
    text: 'You stand on the card as the owner.',

    proved: 'The phone that the wallet has checked is used.',
    addressHint: 'Where the animal lives',
    exempt:
      'No one has to register on this island, and there’s no fine. If you often go to the mainland, registering is still wise.',

    goOn: 'Register anyway',
    stay: 'Think again',
  },
  animal: { birthHint: 'Not sure? Take the day your vet told you', photo: 'Photo (face clearly seen)' },
  photo: {
    take: 'Take a photo',
    choose: 'From photos',
    another: 'Another photo',
    of: ({ name }: Named) => (name ? `Photo of ${name}` : 'Photo of the animal'),
  },
  breed: {
    title: 'Breed',
    choose: 'Choose',
    search: 'Search breeds',
    none: 'No such breed',

    noneHint: 'If it isn’t in the list, choose mixed.',
    missing: 'Choose a breed.',
  },
  number: {
    label: 'Registration number',
    optional: 'Registration number (if any)',

    hint: '15 digits, Korean ones begin with 410',
    scan: 'Scan the barcode',
    askOwner: 'How to change it',
    problems: {
      length: 'Enter 15 digits.',
      same: 'Check the number again.',
      country: 'No such number. Check its first three digits.',
    },
    states: {
      mine: 'This number is one of your animals.',
      other: 'This number is registered to someone else. Change the owner?',
      unknown: 'The register doesn’t know this number yet. It may take days after the vet sent it.',
    },
  },
  agencies: {
    list: 'Agencies',
    open: 'Open',
    closed: 'Closed',
    hours: 'Hours',

    does: 'Offers',
    choose: 'Register here',
    line: ({ isOpenAtNight, opens, closes }: { isOpenAtNight: boolean; opens: string; closes: string }) =>
      isOpenAtNight ? '24 hours' : `${clock(opens)} to ${clock(closes)}`,
    times: ({
      isOpenAtNight,
      opens,
      closes,
      rest,
    }: {
      isOpenAtNight: boolean;
      opens: string;
      closes: string;
      rest: readonly number[];
    }) =>
      `${isOpenAtNight ? '24 hours' : `${clock(opens)} to ${clock(closes)}`}${rest.length > 0 ? `, closed on ${rest.map((one) => weekdays[one]).join(', ')}` : ''}`,
    prices: ({
      setsChips,
      chipPrice,
      tagPrice,
    }: {
      setsChips: boolean;
      chipPrice: number;
      tagPrice: number;
    }) =>
      [setsChips ? `Chip ₩${formatMoney(chipPrice)}` : '', `tag ₩${formatMoney(tagPrice)}`]
        .filter(Boolean)
        .join(', '),
  },
  where: {
    lead: { chip: 'Choose a vet who sets the chip.', tag: 'Choose where you get the tag.' },
    other: 'Another one',
    submit: ({ on }: { on: string }) => `Apply for ${day({ on })}`,
  },
  applications: {
    none: 'No applications',
    noneHint: 'What you apply for shows here.',
    done: ({ name }: Named) => `You applied for ${name}`,
    doneHint: ({ visitOn }: { visitOn: string }) => `Come with the animal on ${day({ on: visitOn })}.`,
    states: {
      sent: 'Sent',
      vet: 'Before the visit',
      town: 'At the town',
      done: 'Registered',

      refused: 'Returned',
      cancelled: 'Cancelled',
    },
    lies: ({
      state,
      visitOn,
      doneBy,
      refusal,
    }: {
      state: string;
      visitOn: string;
      doneBy: string;
      refusal: string;
    }) => {
      if (state === 'sent') return 'It’s on its way to the agency.';
      if (state === 'vet') return `Come with the animal on ${day({ on: visitOn })}.`;
      if (state === 'town') return `The town is checking it. About 3 days: until ${day({ on: doneBy })}.`;
      if (state === 'done') return 'The card is there.';
      if (state === 'cancelled') return 'You cancelled it.';
      return refusal.includes('Photo')
        ? 'The photo was unclear. Take another one.'
        : `${refusal}. Send it again.`;
    },

    card: 'See the card',
    mend: 'Send another photo',
    photoHint: 'A photo with a clear face',

    sendPhoto: 'Send this photo',
    mended: 'Photo sent',
    cancel: 'Cancel the application',
    ask: ({ name }: Named) => `Cancel the application for ${name}? The visit is cancelled, too.`,

    yes: 'Cancel it',
    stopped: 'Application cancelled',
  },
  changes: {
    none: 'No registered animal',
    noneHint: 'Changes can be reported once it’s registered.',

    which: 'Which animal?',
    list: 'What happened?',
    names: {
      lost: 'It’s lost',
      tellLost: 'Report the loss',
      found: 'It’s back',
      owner: 'It gets a new owner',

      contact: 'I moved or have a new number',
      tag: 'The tag is lost or broken',
      death: 'It has died',
    },
    hints: {
      lost: 'Within 10 days · with a poster',
      tellLost: 'Tells the town',
      found: 'Within 30 days · ends the loss',

      owner: 'Within 30 days · accepted within 7 days',
      contact: 'Within 30 days · for all animals at once',

      tag: 'Within 30 days · where to get a new one',
      death: 'Within 30 days · ends quietly',
    },
    fine: 'Late reports can cost up to ₩500,000.',
    askLost: ({ name }: Named) => `Report ${name} lost to the town?`,
    askFound: ({ name }: Named) => `Report that ${name} is back? Its notice ends, too.`,

    yes: 'Report',
    no: 'Later',
    told: { lost: 'Loss reported', found: 'Good to have it back. Reported' },
  },
  offer: {
    lead: ({ name }: Named) => `Who is ${name}’s new owner?`,

    text: 'It changes once they accept in their own wallet.',
    phone: 'New owner’s phone',
    phoneHint: 'Left empty, whoever gets the link can accept',
    rules: [
      'It changes once accepted within 7 days.',
      'Until then you can take it back.',
      'Shots go over, too.',
    ],
    submit: 'Offer the animal',
    ask: ({ name, phone }: { name: string; phone: string }) =>
      phone ? `Offer ${name} to this number?` : `Make a link for ${name}’s new owner?`,

    yes: 'Offer',
    no: 'Not now',
    waits: ({ name }: Named) => `${name}’s new owner hasn’t accepted yet`,

    waitsHint: 'It changes once accepted within 7 days.',
    byLink: 'Whoever gets the link',
    share: 'Send the link',
    shareTitle: ({ name }: Named) => `${name}’s new owner`,
    shareText: ({ name }: Named) => `Accept ${name} in the wallet within 7 days.`,
    recall: 'Take it back',
    askRecall: ({ name }: Named) => `Take back the offer of ${name}?`,
    recalled: 'Offer taken back',
    ends: {
      accepted: ({ name }: Named) => `${name} has a new owner`,
      recalled: ({ name }: Named) => `You took back ${name}’s offer`,
      lapsed: ({ name }: Named) => `${name}’s offer has ended`,
    },
    endHints: {
      accepted: 'The new owner accepted.',
      recalled: 'You’re still the owner.',
      lapsed: 'No one accepted within 7 days. You can send it again.',
    },
    take: ({ name }: Named) => `Become ${name}’s owner?`,
    from: ({ from }: { from: string }) => `Offered by ${from}`,
    until: ({ until }: { until: string }) => `Until ${day({ on: until })}`,
    takes: [
      'You stand on the card as the owner.',
      'Address and phone come from your wallet.',
      'Duties of shots and registration come with it.',
    ],
    accept: 'Become the owner',
    accepted: ({ name }: Named) => `You’re now ${name}’s owner`,
  },
  contact: {
    title: 'What has changed?',
    text: ({ count }: { count: number }) => `Applies to all of your ${many(count, 'registered animal')}.`,
    takePhone: ({ phone }: { phone: string }) => `Change the phone to ${phone}`,
    oldPhone: ({ phone }: { phone: string }) => `Registered now: ${phone}`,
    samePhone: ({ phone }: { phone: string }) =>
      `The phone stays ${phone}. If it has changed, change it in your details first.`,

    nothing: 'Nothing has changed',
    check: 'Change it like this?',
    was: 'Address before',

    submit: 'Report the change',
    done: 'Change reported',
    doneHint: 'Within 30 days of moving there’s no fine.',
  },
  tagLost: {
    title: 'A new tag',
    lead: ({ name }: Named) => `Get a new tag for ${name}?`,
    text: 'The number stays.',
    rules: [
      'After the report you get a new tag at an agency.',
      'If a chip can’t be read, a vet looks where it is.',
      'Going out without a tag can cost a fine.',
    ],

    submit: 'Report',
    done: 'Reported',
    doneHint: 'Get the new tag at an agency near you.',
    agencies: 'See agencies',
  },
  death: {
    lead: ({ name }: Named) => `We’re sorry about ${name}`,

    text: 'There’s no hurry. Tell it within 30 days.',
    on: 'The day',
    ends: 'What happens',
    endTexts: ({ name }: Named) => [
      'The registration ends, and no reminders come.',
      `We keep ${name}’s record.`,
      'No papers or photos are needed.',
    ],
    submit: 'Report',
    ask: ({ name }: Named) => `Report that ${name} has died? The registration ends for good.`,

    yes: 'End it',
    no: 'Later',
  },
  reports: {
    type: 'Type of notice',
    types: { all: 'All', lost: 'Lost', found: 'Found', notice: 'Kept by a town' },
    noticeLeft: ({ daysLeft }: { daysLeft: number }) =>
      daysLeft === 0 ? 'Kept until today' : `Kept ${many(daysLeft, 'day')} more`,
    ended: { reunited: 'Back home', closed: 'Ended' },
    title: ({ name, kind, breed, colour }: Looks) =>
      `${name ? `${name} · ` : ''}${breed && breed !== 'Another breed' ? breed : kinds[kind]} · ${colours[colour]}`,
    count: ({ count }: { count: number }) => many(count, 'notice'),

    list: 'Notices',
    none: 'No notice fits',
    noneHint: 'Change the filters to see more.',
    reset: 'Clear filters',
    show: ({ count }: { count: number }) => `Show ${count}`,
    add: 'Put up a notice',
  },
  report: {
    which: 'What happened?',
    whichHint: 'With a notice, people around help to look.',
    types: {
      lost: {
        title: 'My animal is lost',
        text: 'Makes a poster and reports the loss',
        lead: 'Write what people need to know it.',
      },
      found: {
        title: 'I found an animal',
        text: 'Tells its family',
        lead: 'Write what its family needs to know it.',
      },
    },

    whose: 'Which one is lost?',
    other: 'One not registered',
    alsoTold: ({ name }: Named) => `This reports ${name} lost to the town, too.`,
    isUp: 'There is a notice already. See the list.',
    region: { lost: 'District where it was lost', found: 'District where it was found' },

    noRegion: 'Choose a district.',
    place: 'Where?',
    placeHint: 'Such as a park gate or a station exit',
    noHome: 'Don’t write your address: everyone can read it',
    day: { lost: 'Lost on', found: 'Found on' },
    hour: 'About when?',
    hours: { morning: 'Morning', noon: 'Midday', evening: 'Evening', night: 'Night' },

    marks: 'Marks',
    marksHint: 'Such as collar, clothes, character',
    photo: 'Photo',

    submit: 'Put it up',
    signIn: 'Sign in and put it up',
  },
  notice: {
    title: ({ type, name, kind }: { type: 'lost' | 'found' | 'notice'; name: string; kind: Kind }) => {
      const what = name || `a ${kind}`;
      if (type === 'lost') return `Looking for ${what}`;
      return type === 'found' ? `Found: ${what}` : `Kept by the town: ${what}`;
    },
    done: 'The notice is up. Share the poster.',
    ended: {
      reunited: 'It’s back with its family: this notice has ended.',
      closed: 'The time of this notice is over.',
    },
    poster: { save: 'Save poster', share: 'Share poster', saved: 'Poster saved' },
    where: { lost: 'Lost at', found: 'Found at', notice: 'Picked up at' },

    whenLabel: 'When',
    share: 'Send the link',
    shareText: ({ region, place }: { region: string; place: string }) =>
      `${place}, ${region}. If you saw it, tell in the wallet.`,

    messages: 'Messages',
    noMessages: 'No messages yet.',
    life: ({ daysLeft }: { daysLeft: number }) =>
      `The notice ends in ${many(daysLeft, 'day')}. You can keep it up longer.`,

    renew: '30 days more',
    renewed: 'Shown 30 days more',
    end: { lost: 'It’s back', found: 'Family found' },
    askEnd: 'End the notice? No more messages come.',
    yes: { lost: 'It’s back', found: 'Family found' },
    no: 'Keep it up',
    message: { lost: 'Tell where you saw it', found: 'Is it yours? Write here' },

    hidden: 'Neither of you sees the other’s number or name',
    send: 'Send',
    sent: 'Message sent',
    signIn: { lost: 'Sign in and tell where', found: 'Sign in and get in touch' },
    town: ({ daysLeft }: { daysLeft: number }) =>
      `The public notice ends ${daysLeft === 0 ? 'today' : `in ${many(daysLeft, 'day')}`}. If it’s yours, call`,
  },
  guide: {
    parts: 'Guide',
    names: { law: 'Law and fines', shots: 'Shots', vets: 'Vets' },
    freeNow: 'Now is the time when registering or reporting by yourself costs no fine.',
    freeMonths: 'In May, June, September and October registering or reporting by yourself costs no fine.',
    owner: 'If the number is someone else’s',
    ownerSteps: [
      'The former owner offers the animal under Changes in the wallet.',
      'You get the link and accept within 7 days.',
      'If they can’t be reached, ask the town with your papers.',
    ],
    fines: 'Fines (first, second, third)',
    fineRows: [
      { label: 'Not registered', value: '₩200,000 · 400,000 · 600,000' },
      { label: 'Change not told', value: '₩50,000 · 100,000 · 200,000' },
      { label: 'No leash, or over 2 m', value: '₩200,000 · 300,000 · 500,000' },
      { label: 'Out without a tag', value: 'Up to ₩500,000' },
    ],

    fineNote: 'They may differ by town and change with the law.',
    law: 'Good to know',
    laws: [
      {
        title: 'Who has to register?',
        text: 'Dogs, within 30 days of their second month. Cats if you like. On some islands without a bridge no one has to.',
      },
      {
        title: 'What if we keep it together?',
        text: 'The card has one owner, who reports changes and losses. Where two say it’s theirs, the registered one has to offer it first.',
      },
      {
        title: 'What is told until when?',
        text: 'A loss within 10 days. A new owner, address or phone, being found again and a death within 30 days.',
      },
      {
        title: 'I found an animal',
        text: 'Put up a notice or call 1577-0954. Selling or harming it’s punished.',
      },
      {
        title: 'What of animals in shelters?',
        text: 'They are announced for at least 7 days; 10 days after that the town owns them. Until then the family can fetch them.',
      },
    ],

    table: 'When is which due?',
    tableNote: 'It depends on the animal: ask your vet.',

    signIn: 'Sign in to see yours',
    mine: 'Next for my animals',
    nothing: 'Nothing is due within 30 days.',
    night: ({ count }: { count: number }) => `${many(count, 'clinic')} open at night. Call before you go.`,
  },
  refusals: {
    notFound: 'Not found. Choose it from the list again.',

    notRegistered: 'Only registered animals can be reported.',
    date: 'Choose a day up to today.',
    numberOther: 'This number is registered to someone else. Check it again.',
    numberMine: 'This number is one of your animals.',
    numberUnknown: 'The register doesn’t know this number yet. Try again in some days.',
    terms: 'Agree to the terms.',
    twice: 'You applied for this animal already. See your applications.',
    noChip: 'No chips are set there. Choose another place.',
    full: 'No place is left on that day. Choose another day.',
    tooLate: 'The town is checking it, so it can’t be cancelled.',

    offerGone: 'No such change of owner.',
    offerOver: 'This offer can’t be accepted anymore.',
    offerSelf: 'That’s your own number. Enter the new owner’s.',

    offerOther: 'This was offered to someone else.',
    offerTwice: 'There is an offer already.',
    reportTwice: 'There is a notice already.',
    reportOver: 'This notice has ended. Messages can’t be sent.',
  },
};
