export { RulerScreen as default } from '@/features/togo/table/true-size/ruler-screen';
