import { createApp } from 'vue';
import { place } from 'sightlines-board';
import Article from './Article.vue';

place('./sightlines/');
createApp(Article).mount('#app');
