export const service = { home: { title: '해외결제' } };
