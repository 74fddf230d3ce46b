export const ko = { home: { title: '포인트' } };
