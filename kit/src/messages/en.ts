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
    loginGuide: 'Sign in to continue\nYou’ll come straight back to this page.',
    loginRetry: 'Check your phone number and password\nSign-in is locked after 5 wrong tries.',
    loginLocked: 'Sign-in is locked after 5 wrong tries\nVerify your phone again and reset your password.',
    signUpAsk: 'You’re not a Wallet member yet\nWould you like to sign up?',
    stepParamMissing: 'This page was opened the wrong way, or something it needs is missing.',
    pointNotJoined: 'Join Points first to use this.',
    pointLinkMissing:
      'Link an account first. When you run short of points, they’re topped up from it automatically.',
    ssoFailed: 'Single sign-on with your KB certificate failed.',
    ssoFailedLite: 'Single sign-on with your KB certificate failed. Sign in with Lite.',
    sessionExpired: 'You’ve been signed out. Sign in again.',
    duplicateLogin: 'You’ve been signed out because you signed in on another device.',
    memberDormant: 'Your account is inactive. Reactivate it first.',
    duplicateUser: 'You already have an account. Sign in the way you signed up.',
    releaseWithdrawn: 'A more stable version of this page is available. Load it now?',
    screenUnreachable:
      'The next screen could not be opened: there is no connection. This one stays as it is.',
    leavePayment: 'Leaving stops the payment in progress. Leave anyway?',
    leaveSent:
      'Your request has been sent. It goes on if you leave, and its result is in your history. Leave anyway?',
    leaveForm: 'Your changes aren’t saved. Leave anyway?',
    linkAppOnly: 'This opens only in the Wallet app.',
    linkNotReleased: 'This page isn’t ready yet.',
    linkBroken: 'This link can’t be opened.',
    tooManyOpen: 'Too many screens are open. Close one and try again.',
    copyRefused: 'Couldn’t copy it\nTouch and hold the text below to copy it yourself.',
    shareRefused: 'Couldn’t share it\nTouch and hold the link below to copy it, then send it.',
    pictureNotShared: 'Couldn’t share it\nTry again, or touch and hold the picture to save it.',
    pictureNotSaved:
      'Couldn’t save it\nAllow access to photos and try again, or touch and hold the picture to save it.',
    fileNotSaved: 'This app can’t save files\nOpen the page in your phone’s browser to save it.',
    serverMessage: 'We couldn’t process your request. Try again later.',
  },

  problems: {
    enterIdPassword: 'Enter your phone number and password.',
    noCi: 'There is no ci!',
    customerLookupError: 'We couldn’t look up your customer information.',
    failedToFetchData: 'We couldn’t load this.',
    failedToGetTerms: 'We couldn’t load the terms.',
    locationConsentLookupUnavailable: 'We couldn’t check your location consent.',
    locationPermissionDenied: 'Turn on location for the app in your phone’s settings.',
    locationUnavailable: 'Your location isn’t available.',
    locationTimeout: 'Finding your location took too long.',
    locationUnknown: 'We couldn’t find your location.',
    paymentUnstable: 'The signal is unstable and the payment cannot be made. Try again later.',
    atmUnstable: 'The signal is unstable and the withdrawal cannot be made. Try again later.',
    badPayAddress: 'The payment page can’t be opened. Try again later.',
    wrongAccess: 'This page cannot be accessed.',
    certificateAuthFailed: 'KB certificate authentication failed.',
    codeUnusable: 'This QR code or barcode can’t be used.',
    englishNameMissing: 'Your English name is needed for payment. Visit a branch to register it.',
    invalidLocation: 'The location information isn’t valid.',
    invalidTransaction: 'This transaction isn’t valid.',
    certificateAppOnly: 'The KB certificate works only in the app.',
    certificateCommunication: 'A communication error occurred while signing.',
    certificateNoMatch: 'There’s no matching joint certificate.',
    certificateNoLoginType: 'There is no matching login type.',
    phoneNotVerified: 'Verify your phone number.',
    pinEasy: 'Don’t use repeated digits, digits in a row or your date of birth. Choose another number.',

    required: 'This field is required.',
    minLength: ({ min = '' }) => `Enter at least ${min} characters.`,
    maxLength: ({ max = '' }) => `Enter no more than ${max} characters.`,
    min: ({ min = '' }) => `Enter a value of ${min} or more.`,
    max: ({ max = '' }) => `Enter a value of ${max} or less.`,
    amountUnclear: 'Enter the amount in digits only.',
    amountDecimals: ({ decimals }) =>
      decimals === 0 ? 'Enter a whole amount, without decimals.' : `Enter no more than ${decimals} decimals.`,
    amountTooLarge: 'This amount is too large. Enter it again.',
    invalidEmail: 'Enter a valid email address.',
    invalidPhone: 'Enter a valid mobile number.',
    invalidBirth: 'Enter a valid date of birth.',
    invalidDate: 'Choose a valid date.',
    invalidFormat: 'Check the format.',
    notSame: 'These don’t match.',
    notAgreed: 'Agree to all required terms.',
    chooseOne: 'Choose one.',

    offline: 'You’re offline. Check your connection.',
    answerLost:
      'No answer came, so it is not known yet whether this was done. It may have been: check what is shown now first.',
    networkFailed: 'We couldn’t reach the server. Try again later.',
    requestTimeout: 'This took too long. Try again later.',
    serverFailed: 'The service isn’t available right now. Try again later.',
    unexpectedAnswer: 'Something went wrong on our side. Try again later.',
    requestFailed: 'We couldn’t process your request. Try again later.',
    chunkMissing: 'A new version is available. Reload to continue.',
    screenFailed: 'Something went wrong while showing this screen. Reload.',
  },

  dialogButtons: {
    loginGuide: { confirm: 'Open in the app', cancel: 'Sign in' },
    signUpAsk: { confirm: 'Sign up', cancel: 'Cancel' },
    pointNotJoined: { confirm: 'Join', cancel: 'Close' },
    pointLinkMissing: { confirm: 'Link account', cancel: 'Cancel' },
    ssoFailedLite: { confirm: 'Sign in with Lite', cancel: 'Cancel' },
    releaseWithdrawn: { confirm: 'Reload', cancel: 'Later' },
    screenUnreachable: { confirm: 'Open again', cancel: 'Close' },
    leavePayment: { confirm: 'Leave', cancel: 'Keep paying' },
    leaveSent: { confirm: 'Leave', cancel: 'Wait for the result' },
    leaveForm: { confirm: 'Leave', cancel: 'Keep editing' },
    pictureNotShared: { confirm: 'Try again', cancel: 'Close' },
    pictureNotSaved: { confirm: 'Try again', cancel: 'Close' },
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
    home: 'Go to Wallet home',
    login: 'Sign in',
    logout: 'Sign out',
    signUp: 'Sign up',
    openApp: 'Open the app',
    backToApp: 'Back to the app',
    yes: 'Yes',
    no: 'No',
  },

  header: {
    back: 'Back',
    home: 'Wallet home',
    search: 'Search',
    cardMenu: 'Card menu',
    step: ({ current, total }) => `Step ${current} of ${total}`,
  },

  states: {
    loading: 'Loading',
    important: 'Important',
    isNew: 'New',
    checkingLost: 'Checking whether it was done',
    processing: 'Processing',
    empty: 'There is nothing to show.',
    emptySearch: 'No results found.',
    error: 'Something went wrong.',
    offline: 'You’re offline.',
    offlineDescription: 'You can continue once you’re back online.',
    online: 'You’re back online.',
    retry: 'Try again',
    failed: 'Can’t load this right now',
    screenFailed: 'Something went wrong while showing this screen. Reload.',
    notFound: {
      title: 'Page not found',
      description: 'The address may be wrong, or the page may be gone.',
    },
    blocked: {
      title: 'This page isn’t available',
      description: 'Check what you need to use it, then try again.',
    },
    appOnly: {
      title: 'Open this in the app',
      description: 'This service is only in the Wallet app.',
      action: 'Open in the app',
    },
    loginNeeded: {
      title: 'Sign in',
      description: 'Sign in to see this page.',
    },
    systemTooOld: {
      title: 'Your phone needs an update',
      description: ({ ios, android }) =>
        `Wallet needs iOS ${ios} or Android ${android} or later. Update your phone in its settings.`,
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
      title: 'This screen could not be opened',
      description: 'Reload to use the latest version.',
    },
  },

  skeleton: {
    main: 'Loading Wallet home',
    digitalId: 'Loading digital ID',
    plain: 'Loading the screen',
  },

  form: {
    required: 'required',
    optional: 'optional',
    choose: 'Choose',
    type: () => 'Type here',
    chosen: 'chosen',
    clear: 'Clear',
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
    chooseFrom: 'Choose the start date',
    chooseUntil: 'Choose the end date',
  },

  terms: {
    mandatory: '[Required]',
    optional: '[Optional]',
    allOptional: 'Including optional ones',
    optionalNote: 'You can go on without the optional ones.',
    open: ({ title }) => `Read ${title}`,
    page: ({ current, total }) => `Page ${current} of ${total}`,
    previousPage: 'Previous page',
    nextPage: 'Next page',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoom: ({ percent }) => `${percent}% size`,
    play: 'Turn pages automatically',
    pause: 'Stop turning pages',
    tools: 'Pages and size',
    loading: 'Loading the terms',
    asText: 'Read as text',
    asDocument: 'Show the document',
    textInstead: 'The document couldn’t be opened. Here it’s as text.',
    guardian: 'Legal guardian’s consent',
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
    nextPage: ({ current, total }) => `Next page, ${current} of ${total}`,
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
      days > 0 && days < 9999 ? `Don’t show for ${days} ${days === 1 ? 'day' : 'days'}` : 'Don’t show again',
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
    plus: ({ unit, shown }) => (unit === 'won' ? `+₩${shown.replace(/\sKRW$/, '')}` : `+${shown}`),
    sum: ({ shown }) => `Total ${shown}`,
    most: 'Max',
  },

  phone: {
    number: 'Mobile number',
    send: 'Get a code',
    sendAgain: 'Get a new code',
    againOf: 'Code:',
    again: 'Resend',
    change: 'Change number',
    code: 'Verification code',
    wrongCode: 'That code isn’t right.',
    left: ({ time }) => `Time left ${time}`,
    sent: 'We sent you a code.',
    lastMinute: 'Less than a minute left.',
    expired: 'The code has expired. Get a new one.',
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
    none: 'No rate yet',
    before: ({ rate }) => `Yesterday ${rate}`,
    noBefore: 'No rate from yesterday',
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
    shuffled: 'The digits are shuffled.',
    emptied: 'For your safety, we cleared what you entered. Enter it again.',
  },

  gone: {
    title: 'What you entered has expired',
    description: 'It’s too old or already complete. Start over.',
    action: 'Start over',
  },

  orders: {
    working: 'Working on it. Keep this page open for a moment.',
    asking: 'Checking the result.',
    done: 'Done.',
    refused: 'It didn’t go through. You weren’t charged.',
    closed: 'It didn’t reach us and was cancelled. You weren’t charged.',
    unknown: 'We don’t know the result yet. Please don’t order again; check back in a moment.',
    earlier: 'This is the result of an earlier order. Your latest one wasn’t sent.',
    old: ({ at }: { at: string }) => `This is the result of ${when(at)}.`,
    none: 'No result to show',
    notKept: 'This phone can’t keep a record of the order, so it wasn’t sent.',
    alreadyOver: 'This order has ended. Start over.',
    unfinished: 'You have an order whose result you haven’t seen.',
    openUnfinished: 'See result',
    notTaken: 'You weren’t charged.',
    askAgain: 'Check again',
    remedy: 'Fix it',
    again: 'Try again',
    goOn: 'OK',
  },

  paymentPin: {
    title: 'Payment password',
    which: 'This is the 6-digit payment password, not the one for points.',
    enter: 'Enter the payment password',
    pinWrong: ({ left }: { left?: number }) =>
      left === undefined
        ? 'That payment password isn’t right. Five wrong tries lock all payments.'
        : `That payment password isn’t right. ${left} more wrong ${left === 1 ? 'try locks' : 'tries lock'} all payments.`,
    pinLocked:
      'All payments are locked after five wrong tries. Verify your identity and set a new payment password.',
    pinMissing: 'You don’t have a payment password yet. Set one first.',
    reset: 'Set a new payment password',
    register: 'Set a payment password',
  },

  countdown: {
    left: ({ time }) => `${time} left`,
    secondsLeft: ({ seconds }) => `${seconds} seconds left.`,
  },

  codes: {
    qr: 'Payment QR code',
    barcode: 'Payment barcode',
    enlarge: ({ name }) => `Enlarge: ${name}`,
    bright: 'If it won’t scan, turn up your screen brightness.',
    loading: 'Getting your code',
    ready: 'Your code is ready.',
    expired: 'This code has expired',
    expiredHint: 'Get a new code to pay safely.',
    renew: 'Get a new code',
    covered: 'Hidden to keep your code safe',
    change: 'Change',
    chooseMeans: 'Pay with',
    means: 'Pay with',
    meansEndCode: 'Changing how you pay ends this code and gets you a new one.',
    takeMeans: 'Get a new code',
    keepMeans: 'Keep this one',
  },

  scanner: {
    label: 'Scan a QR code',
    asking: 'Allow camera access.',
    scanning: 'Place the QR code in the frame.',
    found: 'QR code scanned.',
    paused: 'Scanning is paused.',
    problems: {
      denied: {
        title: 'Can’t use the camera',
        hint: "Allow the camera for this app in your phone's settings, then try again.",
      },
      noCamera: {
        title: 'No camera found',
        hint: 'Use a device with a camera, or choose a picture of the QR code.',
      },
      inUse: {
        title: 'Another app is using the camera',
        hint: 'Close that app, then try again.',
      },
      insecure: {
        title: 'This connection isn’t secure',
        hint: 'The camera can’t be used here. Open this page in the app.',
      },
      failed: {
        title: 'The camera couldn’t be opened',
        hint: 'Try again in a moment.',
      },
    },
    retry: 'Try again',
    again: 'Scan again',
    light: 'Light',
    switch: 'Switch camera',
    picture: 'Scan from photo',
    searching: 'Looking for a QR code in the photo.',
    notInPicture: 'There’s no QR code in this photo. Choose another one.',
  },

  longWork: {
    slow: 'This is taking longer than usual. Wait and keep this screen open.',
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
    none: 'No questions found',
    noneHint: 'Try other words.',
  },

  paging: {
    pull: 'Pull to refresh',
    letGo: 'Release to refresh',
    refreshing: 'Refreshing',
    shown: ({ count }) => `Showing ${count} ${count === 1 ? 'item' : 'items'}`,
  },

  popups: {
    nativeGuidance: {
      title: 'Open this in the app',
      description: 'This service is only in the app. Open it?',
      confirm: 'Open the app',
      cancel: 'Close',
    },
    addCertificate: {
      title: 'Add a certificate',
      description: 'You need to sign in with a joint certificate to use this. Add one and try again.',
      confirm: 'Add a certificate',
      cancel: 'Close',
    },
    certificateNeeded: {
      title: 'Certificate sign-in needed',
      description: 'Sign in with your KB certificate to use this service.',
      confirm: 'Sign in with a certificate',
      cancel: 'Close',
    },
    availableCert: {
      title: 'Check which certificates you can use',
      description: 'To pay, sign in with a KB, joint or financial certificate.',
      confirm: 'Sign in with a certificate',
      cancel: 'Close',
    },
    cddEdd: {
      title: 'Customer verification needed',
      description: 'Complete customer due diligence (CDD/EDD) to keep your transactions safe.',
      confirm: 'Verify now',
      cancel: 'Not now',
    },
    notice: { title: 'Notice', confirm: 'OK', cancel: 'Close', hide: 'Don’t show again' },
  },
};
