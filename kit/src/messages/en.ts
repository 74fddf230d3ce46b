import type { Translation } from './Translation.ts';

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** November 20, 2:07 PM, of `YYYYMMDDhhmmss`; its year where it is another. */
function when(at: string): string {
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)/.exec(at) ?? [];
  const isOther = Number(year) !== new Date().getFullYear();
  const clock = `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
  return `${monthNames[Number(month) - 1]} ${Number(day)}${isOther ? `, ${year}` : ''}, ${clock}`;
}

export const messages: Translation<typeof import('./ko.ts').messages> = {
  dialogs: {
    loginGuide: 'Please log in\nYou come straight back to this page.',
    loginRetry: 'Check your phone number and password\nLogin is blocked after 5 wrong tries.',
    loginLocked: 'You have exceeded 5 login tries\nPlease verify your phone again and reset your password.',
    signUpAsk: 'You are not a wallet member yet\nWould you like to sign up?',
    stepParamMissing: 'This is not a normal access, or a required value is missing.',
    pointNotJoined: 'You have not joined the point service. Please join to use it.',
    pointLinkMissing:
      'Please register a linked account. When you are short of points, they are charged automatically from that account.',
    ssoFailed: 'National certificate SSO authentication failed.',
    ssoFailedLite: 'National certificate SSO authentication failed. Please log in with Lite.',
    sessionExpired: 'Your login has expired. Please log in again.',
    duplicateLogin: 'You have been logged out because a duplicate login was detected.',
    memberDormant: 'Your account has not been used for long. Please wake it up first.',
    duplicateUser: 'You are already registered. Please log in the way you signed up.',
    releaseWithdrawn: 'A more stable version of this page is available. Load it now?',
    leavePayment: 'Leaving this page stops the payment in progress. Do you want to leave?',
    leaveForm: 'What you entered has not been saved. Do you want to leave?',
    linkAppOnly: 'This opens in the Wallet app only. Please look at it there.',
    linkNotReleased: 'This page is not ready yet.',
    linkBroken: 'This address cannot be opened.',
    tooManyOpen: 'Too many screens are open. Please close one you no longer need and try again.',
    serverMessage: 'We could not process your request. Please try again later.',
  },

  problems: {
    enterIdPassword: 'Please enter your phone number and password.',
    noCi: 'There is no ci!',
    customerLookupError: 'An error occurred while looking up your customer information.',
    failedToFetchData: 'We could not fetch the data.',
    failedToGetTerms: 'We could not get the terms.',
    locationConsentLookupUnavailable: 'Your location information consent cannot be looked up.',
    locationPermissionDenied: 'Please turn on location service in the app settings.',
    locationUnavailable: 'Your current position is not available.',
    locationTimeout: 'Finding your position took too long.',
    locationUnknown: 'An unknown error occurred while finding your position.',
    paymentUnstable: 'The signal is unstable and the payment cannot be made. Please try again later.',
    atmUnstable: 'The signal is unstable and the withdrawal cannot be made. Please try again later.',
    badPayAddress: 'The payment page cannot be opened. Please try again later.',
    wrongAccess: 'This page cannot be accessed.',
    certificateAuthFailed: 'National certificate authentication failed.',
    codeUnusable: 'This QR code or barcode cannot be used.',
    englishNameMissing: 'Your English name is needed for payment. Please visit a branch to register it.',
    invalidLocation: 'The location information is not valid.',
    invalidTransaction: 'This transaction is not valid.',
    certificateAppOnly: 'The national certificate can be used in the app only.',
    certificateCommunication: 'A communication error occurred while signing.',
    certificateNoMatch: 'There is no matching joint certificate.',
    certificateNoLoginType: 'There is no matching login type.',
    phoneNotVerified: 'Please verify your phone number.',
    pinEasy: 'Do not use repeated digits, digits in a row or your date of birth. Choose another number.',

    required: 'This field is required.',
    minLength: ({ min = '' }) => `Please enter at least ${min} characters.`,
    maxLength: ({ max = '' }) => `Please enter no more than ${max} characters.`,
    min: ({ min = '' }) => `Please enter a value of ${min} or more.`,
    max: ({ max = '' }) => `Please enter a value of ${max} or less.`,
    amountUnclear: 'We cannot read this amount. Please enter figures only.',
    amountDecimals: ({ decimals }) =>
      decimals === 0
        ? 'Please enter a whole amount, without decimals.'
        : `Please enter no more than ${decimals} decimals.`,
    amountTooLarge: 'This amount is too large. Please enter it again.',
    invalidEmail: 'Please enter a valid email address.',
    invalidPhone: 'Please enter a valid mobile number.',
    invalidBirth: 'Please enter a valid date of birth.',
    invalidDate: 'Please choose a valid date.',
    invalidFormat: 'The format is not valid.',
    notSame: 'The entries do not match.',
    notAgreed: 'Please agree to all required terms.',
    chooseOne: 'Please choose an item.',

    offline: 'You are not connected to the internet. Please check your connection.',
    networkFailed: 'We could not reach the server. Please try again later.',
    requestTimeout: 'The server took too long to answer. Please try again later.',
    serverFailed: 'The service is not available right now. Please try again later.',
    unexpectedAnswer: 'We could not read the answer we received. Please try again later.',
    requestFailed: 'We could not process your request. Please try again later.',
    chunkMissing: 'A new version is available and this screen could not be opened. Please reload.',
    screenFailed: 'Something went wrong while showing this screen. Please reload.',
  },

  dialogButtons: {
    loginGuide: { confirm: 'Open in the app', cancel: 'Log in' },
    signUpAsk: { confirm: 'Sign up', cancel: 'Cancel' },
    pointNotJoined: { confirm: 'Join', cancel: 'Close' },
    pointLinkMissing: { confirm: 'Register', cancel: 'Cancel' },
    ssoFailedLite: { confirm: 'Log in with Lite', cancel: 'Cancel' },
    releaseWithdrawn: { confirm: 'Load again', cancel: 'Later' },
    leavePayment: { confirm: 'Leave', cancel: 'Keep paying' },
    leaveForm: { confirm: 'Leave', cancel: 'Keep editing' },
  },

  buttons: {
    update: 'Update',
    confirm: 'OK',
    cancel: 'Cancel',
    stay: 'Go back',
    close: 'Close',
    next: 'Next',
    previous: 'Back',
    done: 'Done',
    save: 'Save',
    agree: 'Agree',
    agreeAll: 'Agree to all',
    agreeAndNext: 'Agree and continue',
    apply: 'Apply',
    reset: 'Reset',
    select: 'Select',
    edit: 'Edit',
    remove: 'Delete',
    retry: 'Try again',
    reload: 'Reload',
    more: 'More',
    details: 'Details',
    home: 'Go to wallet main',
    login: 'Log in',
    logout: 'Log out',
    signUp: 'Sign up',
    openApp: 'Open the app',
    backToApp: 'Back to the app',
    yes: 'Yes',
    no: 'No',
  },

  header: {
    back: 'Back',
    home: 'Wallet main',
    search: 'Search',
    cardMenu: 'Card menu',
    step: ({ current, total }) => `Step ${current} of ${total}`,
  },

  states: {
    loading: 'Loading',
    important: 'Important',
    processing: 'Processing',
    empty: 'There is nothing to show.',
    emptySearch: 'No results found.',
    error: 'Something went wrong.',
    offline: 'You are not connected to the internet.',
    offlineDescription: 'You can go on once you are connected again.',
    online: 'You are connected again.',
    retry: 'Try again',
    failed: 'This cannot be loaded right now',
    screenFailed: 'Something went wrong while showing this screen. Please reload.',
    notFound: {
      title: 'Page not found',
      description: 'The address may be wrong, or the page may be gone.',
    },
    blocked: {
      title: 'This page is not available',
      description: 'Please check what is needed to use it and try again.',
    },
    appOnly: {
      title: 'Please use the app',
      description: 'This service is in the wallet app.',
      action: 'Open in the app',
    },
    loginNeeded: {
      title: 'Please log in',
      description: 'Log in to use this page.',
    },
    systemTooOld: {
      title: 'Your phone needs an update',
      description: ({ ios, android }) =>
        `The wallet needs iOS ${ios} or Android ${android} at least. Please update the system in the settings of your phone.`,
    },
    hostTooOld: {
      title: 'Update the app',
      description: 'This service needs a newer version of the app. Update it, then open the service again.',
    },
    closed: {
      title: 'Not available at the moment',
      openAgain: ({ at }) => `Available again from ${at}.`,
    },
    missingFile: {
      title: 'A new version is available',
      description: 'This screen could not be opened. Reload to use the latest version.',
    },
  },

  skeleton: {
    main: 'Loading wallet main',
    digitalId: 'Loading digital ID',
    plain: 'Loading the screen',
  },

  form: {
    required: 'required',
    optional: 'optional',
    choose: 'Please choose',
    type: () => 'Type here',
    chosen: 'chosen',
    clear: 'Clear what you entered',
    showPassword: 'Show password',
    ruleMet: ' met',
    ruleNotMet: ' not yet',
    hidePassword: 'Hide password',
    increase: ({ label }) => `Increase ${label}`,
    decrease: ({ label }) => `Decrease ${label}`,
    characters: ({ count, max }) => `${count} of ${max} characters`,
  },

  calendar: {
    title: 'Choose a date',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    month: ({ year, month }) => `${monthNames[month - 1] ?? month} ${year}`,
    day: ({ year, month, day, weekday }) => `${weekday}, ${monthNames[month - 1] ?? month} ${day}, ${year}`,
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    weekdaysShort: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    months: monthNames,
    today: 'today',
    selected: 'selected',
    from: 'Start date',
    until: 'End date',
    unavailable: 'not available',
    chooseFrom: 'Please choose the start date',
    chooseUntil: 'Please choose the end date',
  },

  terms: {
    mandatory: '[Required]',
    optional: '[Optional]',
    allOptional: 'Optional ones included',
    open: ({ title }) => `Read ${title}`,
    page: ({ current, total }) => `Page ${current} of ${total}`,
    previousPage: 'Previous page',
    nextPage: 'Next page',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoom: ({ percent }) => `${percent}% size`,
    play: 'Turn pages by themselves',
    pause: 'Stop turning pages',
    tools: 'Pages and size',
    loading: 'Loading the terms',
    asText: 'Read as text',
    asDocument: 'Show the document',
    textInstead: 'The document could not be opened. Here it is as text.',
    guardian: 'Consent of the legal guardian',
    guardianNote: 'For customers under 14, the legal guardian reads these terms and agrees on their behalf.',
  },

  carousel: {
    role: 'carousel',
    slideRole: 'slide',
    slide: ({ current, total }) => `${current} of ${total}`,
    show: ({ current }) => `Show slide ${current}`,
    controls: 'Slide controls',
    previous: 'Previous slide',
    next: 'Next slide',
    play: 'Start automatic slide show',
    pause: 'Stop automatic slide show',
  },

  gallery: {
    label: 'Photos',
    image: ({ current, total }) => `Photo ${current} of ${total}`,
    previous: 'Previous photo',
    next: 'Next photo',
    play: 'Start slideshow',
    pause: 'Pause slideshow',
  },

  parts: {
    notice: 'Notice',
    closeNotice: 'Close notice',
    banner: 'Events and benefits',
    closeBanner: 'Close banner',
    rating: ({ value, max }) => `${value} out of ${max}`,
    hideForDays: ({ days }) =>
      days > 0 && days < 9999
        ? `Do not show for ${days} ${days === 1 ? 'day' : 'days'}`
        : 'Do not show again',
    newMark: 'new',
    opensOutside: 'opens in a new window',
    success: 'Done',
    failure: 'Failed',
    pending: 'In progress',
    information: 'Information',
    warning: 'Caution',
    error: 'Error',
  },

  units: {
    won: 'KRW',
    sign: '₩',
    points: 'P',
    count: 'items',
    people: 'people',
    nights: 'nights',
    grams: 'g',
  },

  amount: {
    add: 'Add to the amount',
    plus: ({ won, shown }) => (won > 0 ? `+₩${shown.replace(/\sKRW$/, '')}` : `+${shown}`),
    sum: ({ shown }) => `Total ${shown}`,
    most: 'Up to the limit',
  },

  phone: {
    number: 'Mobile number',
    send: 'Get a code',
    sendAgain: 'Get a new code',
    againOf: 'Code:',
    again: 'Send again',
    change: 'Change number',
    code: 'Verification code',
    wrongCode: 'The code does not match.',
    left: ({ time }) => `Time left ${time}`,
    sent: 'The code has been sent.',
    lastMinute: 'Less than one minute is left.',
    expired: 'The time is over. Please get a new code.',
    extend: 'More time',
    check: 'Verify',
    checked: 'Your phone is verified.',
  },

  filters: {
    title: 'Filters',
    reset: 'Reset',
    applied: 'Filters in use',
    count: ({ count }) => `${count} in use`,
    remove: ({ name }) => `Remove filter: ${name}`,
  },

  rates: {
    up: 'up',
    down: 'down',
    same: 'unchanged',
    none: 'No rate received',
    before: ({ rate }) => `Yesterday ${rate}`,
    noBefore: 'No rate of yesterday',
    for: ({ unit, currency }) => `For ${unit} ${currency}`,
    since: ({ by, percent, direction }) =>
      ({
        up: `▲\u00a0₩${by} (${percent}%) up from yesterday`,
        down: `▼\u00a0₩${by} (${percent}%) down from yesterday`,
        same: 'Same as yesterday',
      })[direction],
    spans: { '1W': '1W', '2W': '2W', '1M': '1M', '3M': '3M', '1Y': '1Y' },
    moved: ({ span, by, percent, direction }) =>
      ({
        up: `▲\u00a0₩${by} (${percent}%) up`,
        down: `▼\u00a0₩${by} (${percent}%) down`,
        same: 'Unchanged',
      })[direction] +
      ` in ${{ '1W': 'a week', '2W': 'two weeks', '1M': 'a month', '3M': 'three months', '1Y': 'a year' }[span]}`,
  },

  chart: {
    range: 'Period',
    showTable: 'View as table',
    hideTable: 'Hide table',
    when: 'Date',
    value: 'Value',
    high: 'High',
    low: 'Low',
  },

  seats: {
    look: 'View',
    map: 'Map',
    list: 'List',
    states: { free: 'free', full: 'taken', closed: 'not for sale', chosen: 'chosen' },
    chosen: 'Your seats',
    none: 'none',
    left: ({ count }) => `${count} left`,
    most: ({ count }) => `You can choose up to ${count}`,
  },

  receipt: { save: 'Save receipt', share: 'Share', saved: 'Receipt saved' },

  resident: {
    label: 'Resident number',
    birth: 'Date of birth, 6 digits',
    birthHint: 'YYMMDD',
    kind: 'First digit after it',
  },

  passes: { used: 'Used', cancelled: 'Cancelled', expired: 'Expired' },

  keypad: {
    label: 'Secure keypad',
    entered: ({ count, length }) => `${count} of ${length} digits entered`,
    point: 'Decimal point',
    clear: 'Clear all',
    backspace: 'Delete one digit',
    forgotten: 'Forgot your password?',
    shuffle: 'Shuffle digits',
    shuffled: 'The digits are in a new order.',
    emptied: 'For your safety, what you entered was cleared. Please enter it again.',
  },

  gone: {
    title: 'What you entered has expired',
    description: 'It is too old, or was dealt with already. Please begin anew.',
    action: 'Begin anew',
  },

  orders: {
    working: 'This is being carried out. Please keep this page open for a moment.',
    asking: 'The result is being checked.',
    done: 'It was carried out.',
    refused: 'It could not be carried out. No money was taken.',
    closed: 'It did not arrive and was cancelled. No money was taken.',
    unknown: 'The result is not known yet. Please do not order again, and check in a moment.',
    earlier: 'This is the result of an earlier order. The one just now was not sent.',
    old: ({ at }: { at: string }) => `This is the result of ${when(at)}.`,
    none: 'There is no result to show',
    notKept: 'This phone cannot keep a record of the order, so it was not sent.',
    alreadyOver: 'This order is over. Please begin anew.',
    unfinished: 'There is an order whose result you have not seen.',
    openUnfinished: 'See the result',
    notTaken: 'No money was taken.',
    askAgain: 'Check the result again',
    remedy: 'Put it right',
    again: 'Try again',
    goOn: 'OK',
  },

  paymentPin: {
    title: 'Payment password',
    which: 'This is the 6-digit payment password, not the one for points.',
    enter: 'Enter the payment password',
    pinWrong: ({ left }: { left?: number }) =>
      left === undefined
        ? 'The payment password is not right. Five wrong ones lock all payments.'
        : `The payment password is not right. ${left} more wrong ${left === 1 ? 'one locks' : 'ones lock'} all payments.`,
    pinLocked:
      'All payments are locked, as the payment password was wrong five times. Show who you are and set a new one.',
    pinMissing: 'You have no payment password yet. Please register one first.',
    reset: 'Set a new payment password',
    register: 'Register a payment password',
  },

  countdown: {
    left: ({ time }) => `${time} left`,
    secondsLeft: ({ seconds }) => `${seconds} seconds left.`,
  },

  codes: {
    qr: 'Payment QR code',
    barcode: 'Payment barcode',
    enlarge: ({ name }) => `Enlarge: ${name}`,
    bright: 'If it cannot be read, turn up the brightness of your screen.',
    loading: 'Getting your code.',
    ready: 'Your code is ready.',
    expired: 'This code has expired',
    expiredHint: 'Get a new code to pay safely.',
    renew: 'Get a new code',
    covered: 'Your code is hidden to keep it safe',
    change: 'Change',
    chooseMeans: 'What should pay?',
    means: 'What pays',
    meansEndCode: 'This code ends when you change what pays, and you get a new one.',
    takeMeans: 'Get a new code with this',
    keepMeans: 'Keep it as it is',
  },

  scanner: {
    label: 'Scan a QR code',
    asking: 'Please allow the use of your camera.',
    scanning: 'Place the QR code inside the square.',
    found: 'The QR code was read.',
    paused: 'Scanning is paused.',
    problems: {
      denied: {
        title: 'The camera cannot be used',
        hint: "Allow the camera for this app in your phone's settings, then try again.",
      },
      noCamera: {
        title: 'No camera was found',
        hint: 'Use a device with a camera, or choose a picture of the QR code.',
      },
      inUse: {
        title: 'Another app is using the camera',
        hint: 'Close the app that uses the camera, then try again.',
      },
      insecure: {
        title: 'This connection is not secure',
        hint: 'The camera cannot be used here. Please open this page in the app.',
      },
      failed: {
        title: 'The camera could not be opened',
        hint: 'Please try again in a moment.',
      },
    },
    retry: 'Try again',
    again: 'Scan again',
    light: 'Light',
    switch: 'Switch camera',
    picture: 'Find in a picture',
    searching: 'Looking for a QR code in the picture.',
    notInPicture: 'There is no QR code in this picture. Please choose another one.',
  },

  longWork: {
    slow: 'This is taking longer than usual. Please wait and keep this screen open.',
    cancelling: 'Cancelling.',
    percent: ({ percent }) => `${percent}% done`,
  },

  assets: { show: 'Show amounts', hide: 'Hide amounts', hidden: 'Amount hidden' },

  reorder: {
    handle: ({ name }) => `Move ${name}: use the arrow keys`,
    top: ({ name }) => `Move ${name} to the top`,
    up: ({ name }) => `Move ${name} up`,
    down: ({ name }) => `Move ${name} down`,
    bottom: ({ name }) => `Move ${name} to the bottom`,
    words: { top: 'Top', up: 'Up', down: 'Down', bottom: 'Bottom' },
    place: ({ name, place }) => `${name} is now number ${place}`,
  },

  questions: {
    search: 'Find a question',
    found: ({ count }) => `${count} ${count === 1 ? 'question' : 'questions'} found`,
    none: 'No such question',
    noneHint: 'Try other words.',
  },

  paging: {
    pull: 'Pull to reload',
    letGo: 'Let go to reload',
    refreshing: 'Reloading',
    shown: ({ count }) => `Showing ${count} ${count === 1 ? 'item' : 'items'}`,
  },

  popups: {
    nativeGuidance: {
      title: 'Please use the app',
      description: 'This service is available in the app only. Do you want to open the app?',
      confirm: 'Open the app',
      cancel: 'Close',
    },
    addCertificate: {
      title: 'Please add a certificate',
      description: 'This service needs a login with a joint certificate. Please add one and try again.',
      confirm: 'Add a certificate',
      cancel: 'Close',
    },
    certificateNeeded: {
      title: 'Certificate login needed',
      description: 'You can use this service after logging in with the national certificate.',
      confirm: 'Log in with a certificate',
      cancel: 'Close',
    },
    availableCert: {
      title: 'Please check which certificates you can use',
      description:
        'Payment needs a login with a national certificate, a joint certificate or a financial certificate.',
      confirm: 'Log in with a certificate',
      cancel: 'Close',
    },
    cddEdd: {
      title: 'Customer verification needed',
      description: 'For safe transactions, please complete customer due diligence (CDD/EDD).',
      confirm: 'Verify now',
      cancel: 'Not now',
    },
    notice: { title: 'Notice', confirm: 'OK', cancel: 'Close', hide: 'Do not show again' },
  },
};
