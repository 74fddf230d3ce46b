export const ko = { home: { title: 'QR결제' } };
