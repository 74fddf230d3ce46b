export { default as abroad } from '../pictures/abroad.svg';
