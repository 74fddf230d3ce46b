export const wallet = { home: { title: '포인트' } };
