// React's development build draws each render and effect on the timeline of the developer tools, for which it
// looks when it loads. The tests show that to no one, and it takes a tenth of their time.
Reflect.deleteProperty(console, 'timeStamp')
