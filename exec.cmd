@rem On Windows, what the shell word "exec" is elsewhere: npm start says "exec node ...", so that no shell stays between
@rem npm and Asztal and swallows Ctrl-C.
@%*
