export { type Form, type Kept, keep, oneOf, yesOrNo } from './keep.ts';
export { keepRecent, type Recent, recentTexts } from './recent.ts';
