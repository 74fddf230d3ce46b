import type { Translation } from '@wallet/kit/messages';

const unbroken = (day: string) => day.replaceAll(' ', '\u00a0');

export const messages: Translation<typeof import('./ko.ts').messages> = {
  nav: {
    label: 'Notifications and news',
    FAL11000: 'Notifications',
    FAL21000: 'Notices',
    FAL30000: 'Events',
  },
  login: {
    text: 'Sign in to see your own notifications.',
    action: 'Sign in',
  },
  inbox: {
    title: 'Notifications',
    list: 'List of notifications',
    kind: 'Type of notification',
    all: 'All',
    withCount: ({ name, count }) => (count > 0 ? `${name} ${count}` : name),
    unread: ({ count }) => {
      if (count === 0) return 'All read';
      return `${count} unread`;
    },
    publicOnly: 'Notifications for everyone',
    others: 'Also new',
    readAll: 'Mark all read',
    readAllDone: 'All notifications are marked as read.',
    settings: 'Settings',
    spans: { today: 'Today', yesterday: 'Yesterday', week: 'This week' },
    // Wed, Nov 25 as Nov 25
    tight: (day) => day.replace(/^\w+, /, ''),
    isNew: 'New',
    empty: 'No notifications yet',
    emptyHint: 'New ones will show up here.',
    benefitHint: 'Turn on benefit notifications in the settings to see new benefits here.',
  },
  kinds: { use: 'Activity', benefit: 'Benefits', guide: 'Service', other: 'Notification' },
  notification: {
    title: 'Notification',
    at: 'Received',
    open: 'Open',
    list: 'List of notifications',
  },
  settings: {
    title: 'Notification settings',
    lead: 'What should we notify you about?',
    text: 'Changes are saved right away.',
    service: 'Service notifications',
    ad: 'Benefits (advertising)',
    kinds: {
      use: { label: 'Activity', hint: 'Bookings, payments and points.' },
      guide: { label: 'Service news', hint: 'Maintenance, changed terms and new services.' },
      benefit: { label: 'Benefits and events', hint: 'Events and offers, sent between 8 AM and 9 PM.' },
      night: { label: 'Benefits at night', hint: 'Offers also between 9 PM and 8 AM.' },
    },
    agreedOn: ({ date }) => `Agreed on ${date}`,
    refusedOn: ({ date }) => `Refused on ${date}`,
    benefitFirst: 'Turn on benefits and events first.',
    underFourteen: 'We send no advertising to customers under 14.',
    adAsk: {
      benefit:
        'Receive news of benefits and events (advertising) as app notifications?\nYou can use the service without agreeing.',
      night: 'Receive advertising between 9 PM and 8 AM, too?',
    },
    agree: 'Agree and get them',
    cancel: 'No, thanks',
    adDone: ({ date, name, isOn }) =>
      `A message from Wallet:\nOn ${date} you ${isOn ? 'agreed to receive' : 'declined to receive'} "${name}".`,
    saved: 'Your settings are saved.',
    phoneOff: 'Wallet notifications are off in your phone’s settings. Turn them on there.',
    phoneAsk: 'Allow notifications on your phone to receive them.',
    phoneAllow: 'Allow notifications',
    visitor: 'Sign in',
    visitorHint: 'Signed in, you can choose which notifications you receive.',
    login: 'Sign in',
  },
  notices: {
    title: 'Notices',
    list: 'List of notices',
    kind: 'Type of notice',
    all: 'All',
    empty: 'No notices yet',
    emptyHint: 'New notices will be listed here.',
  },
  noticeKinds: { notice: 'Notice', guide: 'Guide', other: 'Notice' },
  nations: {
    US: 'United States',
    JP: 'Japan',
    TH: 'Thailand',
    TW: 'Taiwan',
    VN: 'Vietnam',
    SG: 'Singapore',
    ID: 'Indonesia',
    CN: 'China',
  },
  notice: { title: 'Notice', others: 'Other notices', list: 'See all' },
  events: {
    title: 'Events',
    tabs: 'Events by state',
    running: 'Now on',
    ended: 'Ended',
    list: { running: 'Events now on', ended: 'Ended events' },
    empty: { running: 'No events right now', ended: 'No past events yet' },
    emptyHint: {
      running: 'Events show up here when they open.',
      ended: 'See what’s on now.',
    },
    period: ({ from, until }) => `${unbroken(from)} – ${unbroken(until)}`,
    daysLeft: ({ days }) => {
      if (days <= 0) return 'Ends today';
      return days === 1 ? '1 day left' : `${days} days left`;
    },
    coming: 'Coming soon',
    announced: 'Winners announced',
    picture: {
      walk: 'A running shoe and a flag on a path',
      coin: 'A pile of point coins',
      forest: 'A cabin in the forest',
      gift: 'A gift box with a ribbon',
      ticket: 'A receipt and a draw ticket',
    },
  },
  event: {
    title: 'Event',
    period: 'Period',
    announcedAt: 'Winners announced on',
    comingUp: ({ date }) => `You can take part from ${date}.`,
    over: 'This event has ended. Thank you for taking part.',
    result: 'See the winners',
    open: 'Take part',
    list: 'All events',
  },
  result: {
    title: 'Event result',
    running: 'This event is still running. The result is announced after it has ended.',
    toEvent: 'See the event',
    notYet: ({ at }) => `The winners will be announced on ${at}.`,
    noWinners: 'No winners are announced for this event.',
    won: 'Congratulations, you have won!',
    wonText: 'A notification will tell you how to receive it.',
    claim: 'Get my prize',
    me: 'You',
    lost: 'Not this time',
    lostText: 'Thank you for taking part. See the other events.',
    prizes: ({ name, count }) => `${name} (${count})`,
    winner: 'Winners',
    login: 'Sign in to see whether you have won.',
    list: 'More events',
  },
  nothing: {
    notification: {
      title: 'This notification isn’t here',
      description: 'It was removed, or is older than we keep them.',
      action: 'All notifications',
    },
    notice: {
      title: 'This notice isn’t here',
      description: 'It was removed or has expired.',
      action: 'All notices',
    },
    event: {
      title: 'This event has ended or doesn’t exist',
      description: 'Check the address, or see what’s on now.',
      action: 'All events',
    },
  },
};
