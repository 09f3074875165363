export { HandScreen as default } from '@/features/togo/hand/hand-screen';
