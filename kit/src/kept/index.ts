export { type Form, type Kept, keep, oneOf, recentTexts, yesOrNo } from './keep.ts';
