export const ko = { home: { title: '해외결제' } };
