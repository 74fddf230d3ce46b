export const pay = { pay: { title: '해외결제' } };
